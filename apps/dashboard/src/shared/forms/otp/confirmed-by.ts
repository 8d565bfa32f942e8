import type { Confirmable, OtpStep } from './use-otp-step.tsx';

/** Spread into a call that may need a code. */
export type Confirmed = {
  otpToken?: string;
};

/** Asks for a code if one is required (`confirmable` is not null). Returns null if the user closes the dialog. */
export const confirmedBy = async (
  otp: Pick<OtpStep, 'confirm'>,
  confirmable: Confirmable | null,
): Promise<Confirmed | null> => {
  if (confirmable === null) return {};
  const otpToken = await otp.confirm(confirmable);
  return otpToken === null ? null : { otpToken };
};
