/** Whether a dialog is open. Until it closes, nothing else may open. */
export const isAsked = (): boolean => document.querySelector('[aria-modal]') !== null;
