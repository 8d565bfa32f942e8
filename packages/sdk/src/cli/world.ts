/** What a command meets outside of itself. */
export type World = {
  env: Readonly<Record<string, string | undefined>>;
  say: (line: string) => void;
  complain: (line: string) => void;
  /** Ctrl-C. */
  signal: AbortSignal;
};

/** What stands on the command's line. */
export type Given = { forward?: string; events?: string; secret?: string; api?: string; names: string[] };

/** Something the person at the keyboard can put right, told in one line. */
export class CommandError extends Error {
  override name = 'CommandError';
}
