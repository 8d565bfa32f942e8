export const simulatorPaths = {
  start: (): string => '/simulator',
  /** With a number the inquiry is made at once; the address can be sent to a colleague. */
  inquiry: (number: string): string => `/simulator?number=${encodeURIComponent(number)}`,
};
