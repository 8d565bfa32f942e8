export { PROBLEM_CODES, type BalanceSettingsProblemCode } from './problems.ts';
export { decideLowBalance, lowBalanceStep, SMALLEST_THRESHOLD } from './low-balance.ts';
export {
  decideSweepIn,
  decideSweepInBank,
  decideSweepOutAmount,
  decideSweeps,
  dueSweepOut,
  nextSweepOut,
  SWEEP_OUT_WINDOW,
  sweepInOf,
} from './sweeps.ts';
