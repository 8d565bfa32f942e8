const [COLON, DASH, DOT] = [58, 45, 46];

/** The name of a tag without its prefix; `from` is after the `<` or `</`. */
export const localName = (xml: string, from: number): string => {
  let start = from;
  for (let at = from; ; at += 1) {
    const sign = xml.charCodeAt(at);
    if (sign === COLON) start = at + 1;
    else if (!(sign >= 48 && sign !== 60 && sign !== 62) && sign !== DASH && sign !== DOT)
      return xml.slice(start, at);
  }
};
