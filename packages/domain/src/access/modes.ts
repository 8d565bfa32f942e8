import type { Mode } from './flags.ts';

type Account = {
  readonly is_live: boolean;
  readonly sandbox_only: boolean;
};

/** Product spec §1: everybody has sandbox. Live mode requires a live merchant and a person who is not limited to sandbox. */
export const isModeOpen = (mode: Mode, { is_live, sandbox_only }: Account): boolean =>
  mode === 'sandbox' || (is_live && !sandbox_only);
