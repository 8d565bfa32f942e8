export { type CheckoutAppearanceProblemCode, PROBLEM_CODES } from './problems.ts';
export { type Colour, parseColour } from './colour.ts';
export { contrast, LEAST_CONTRAST, nearestPassing } from './contrast.ts';
export { type ShownColours, shownColours, SURFACES, textOn } from './shown-colours.ts';
export { decideLogo, decideLogoPixels, decideLogoSide, firstLogoSize, LOGO_POLICY } from './logo.ts';
export {
  type Appearance,
  type AppearanceField,
  appearanceProblems,
  decideAccentColour,
  decideHeaderColour,
  FIRST_APPEARANCE,
  type LogoSize,
} from './rules.ts';
