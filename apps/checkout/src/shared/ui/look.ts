/** The published appearance of the merchant. The page has its own colours without one. */
export type Look = {
  headerColor: string;
  buttonColor: string;
  logo: { url: string; width: number; height: number } | null;
};
