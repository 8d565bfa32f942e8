import type { Confirmable, OtpStep } from './use-otp-step.tsx';

/** Spread into a call that may need a code. */
export interface Confirmed {
  otpToken?: string;
}

/** Asks for the code if one is needed (`confirmable` is not null). Answers null if the person closed the question. */
export async function confirmedBy(
  otp: Pick<OtpStep, 'confirm'>,
  confirmable: Confirmable | null,
): Promise<Confirmed | null> {
  if (confirmable === null) return {};
  const otpToken = await otp.confirm(confirmable);
  return otpToken === null ? null : { otpToken };
}
