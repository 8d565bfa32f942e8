export const simulatorPaths = {
  start: (): string => '/simulator',
  /** With a number, the page runs the inquiry immediately, so the address can be shared. */
  inquiry: (number: string): string => `/simulator?number=${encodeURIComponent(number)}`,
};
