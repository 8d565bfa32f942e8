// What the question says follows on what was found when it was asked for; both load late, each by itself.
let isKnown = true;

/** Whether something is known to be lost by the sign-out that is asked about; otherwise it could not be looked for. */
export const isKnownLoss = (): boolean => isKnown;

export function noteLoss(loss: { isKnown: boolean }): void {
  ({ isKnown } = loss);
}
