import { Money, type MoneyProps } from '../money.tsx';

/** The amount that a page is about; the largest there is takes a second line on the narrowest screen. */
export const MainAmount = (props: MoneyProps) => (
  <Money textStyle="amount" whiteSpace="normal" overflowWrap="anywhere" {...props} />
);
