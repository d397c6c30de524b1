/** The shells that a command is printed for. */
export const shells = ['bash', 'powershell'] as const;

export type Shell = (typeof shells)[number];
