/** The environment of a command. */
export type World = {
  env: Readonly<Record<string, string | undefined>>;
  say: (line: string) => void;
  complain: (line: string) => void;
  /** Ctrl-C. */
  signal: AbortSignal;
};

/** The command-line options. */
export type Given = { forward?: string; events?: string; secret?: string; api?: string; names: string[] };

/** An error the user can fix, printed on one line. */
export class CommandError extends Error {
  override name = 'CommandError';
}
