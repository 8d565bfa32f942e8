/** Where the focus goes when an overlay closes: back to what opened it, or, where only an address did, to the heading of its page. */
export const placeAfter = (opener: HTMLElement | null): HTMLElement | null =>
  opener === document.body ? document.querySelector<HTMLElement>('h1[tabindex]') : opener;
