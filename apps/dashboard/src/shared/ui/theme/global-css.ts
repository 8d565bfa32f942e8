import { defineGlobalStyles } from '@chakra-ui/react';

export const globalCss = defineGlobalStyles({
  html: {
    bg: 'bg.canvas',
    color: 'fg',
    fontFamily: 'body',
    fontSize: '100%',
    lineHeight: 'moderate',
    colorScheme: 'light',
    textRendering: 'optimizeLegibility',
    // What takes the focus comes to stand below the header and the sandbox band, which are sticky, with room for its label.
    scrollPaddingTop: '8rem',
    _dark: { colorScheme: 'dark' },
  },
  'html.dark': { colorScheme: 'dark' },
  // The face's own space is narrow: "Sign in" reads as one word.
  body: {
    fontSize: 'md',
    fontWeight: 'normal',
    wordSpacing: '0.06em',
    overflowWrap: 'break-word',
    // The face draws a hyphen between digits as a dash: a reference must read as it is typed.
    fontVariantLigatures: 'no-contextual',
  },
  // No word alone on a last line, where a browser can help it.
  'p, li, dd': { textWrap: 'pretty' },
  'h1, h2, h3': { textWrap: 'balance' },
  '*, ::before, ::after': { borderColor: 'border' },
  '::selection': { bg: 'brand.emphasized' },
  // Controls do not inherit it by themselves.
  'button, input, select, textarea': { wordSpacing: 'inherit' },
  // The heading takes focus on navigation so that a screen reader reads it; a mouse user need not see that.
  'h1:focus': { outline: 'none' },
  'html *, html ::before, html ::after': {
    _motionReduce: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
});
