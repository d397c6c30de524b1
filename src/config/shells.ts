/** The shells that a command is printed for. */
export const shells = ['bash', 'powershell'] as const;

/** One of the shells that a command is printed for. */
export type Shell = (typeof shells)[number];
