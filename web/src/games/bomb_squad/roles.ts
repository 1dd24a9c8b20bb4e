/** The three types of roles (BSQ-2.15), for their colour alone. */
export const ROLE_COLOURS: Record<string, string> = {
  recon: "blue",
  operator: "blue",
  field_agent: "blue",
  sergeant: "purple",
  analyst: "purple",
  technician: "black",
  negotiator: "black",
  security: "black",
  disposal: "black",
};
