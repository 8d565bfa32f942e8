/** Whether a dialog stands over the page: until it is answered nothing else is opened, least of all over it. */
export const isAsked = (): boolean => document.querySelector('[aria-modal]') !== null;
