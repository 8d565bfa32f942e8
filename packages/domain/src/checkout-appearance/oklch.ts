import { type Colour, colourOf, type Light, lightOf } from './colour.ts';

/** Lightness, chroma and hue as people see them (Björn Ottosson, https://bottosson.github.io/posts/oklab/). */
export type Oklch = { readonly lightness: number; readonly chroma: number; readonly hue: number };

export const oklchOf = (colour: Colour): Oklch => {
  const [red, green, blue] = lightOf(colour);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  };
};

/** The colour of a screen with this lightness and hue. Where a screen cannot show the chroma, it has as much as possible. */
export const colourOfOklch = ({ lightness, chroma, hue }: Oklch): Colour => {
  let [least, most] = [0, chroma];
  if (isShown(lightOfOklch({ lightness, chroma, hue }))) least = chroma;
  else
    for (let step = 0; step < 12; step += 1) {
      const middle = (least + most) / 2;
      if (isShown(lightOfOklch({ lightness, chroma: middle, hue }))) least = middle;
      else most = middle;
    }
  return colourOf(lightOfOklch({ lightness, chroma: least, hue }));
};

const isShown = (light: Light): boolean => light.every((value) => value >= -0.0005 && value <= 1.0005);

const lightOfOklch = ({ lightness, chroma, hue }: Oklch): Light => {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
};
