import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { globalCss } from './global-css.ts';
import { mediaCss } from './media-css.ts';
import { badgeRecipe } from './recipes/badge.ts';
import { buttonRecipe } from './recipes/button.ts';
import { linkRecipe } from './recipes/link.ts';
import { semanticTokens } from './semantic-tokens.ts';
import { textStyles } from './text-styles.ts';
import { tokens } from './tokens.ts';

/**
 * The whole theme. It starts from Chakra's base (conditions and utilities) instead of its default system,
 * which would add every recipe of the library to the login page (about 18 kB gzip).
 */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    cssVarsPrefix: 'd',
    preflight: true,
    globalCss: { ...globalCss, ...mediaCss },
    theme: {
      // product spec §9: mobile is at most 576 px wide.
      breakpoints: { sm: '577px', md: '769px', lg: '1100px', xl: '1360px' },
      keyframes: {
        spin: { to: { transform: 'rotate(360deg)' } },
        pulse: { '50%': { opacity: '0.5' } },
        'fade-in': { from: { opacity: '0' } },
        'rise-in': { from: { opacity: '0', transform: 'translateY(6px)' } },
        'slide-in': { from: { transform: 'translateX(-100%)' } },
        'slide-in-end': { from: { transform: 'translateX(100%)' } },
      },
      tokens,
      semanticTokens,
      textStyles,
      // The recipes of dialogs, drawers and menus load with their code, when the first one opens.
      recipes: {
        badge: badgeRecipe,
        button: buttonRecipe,
        link: linkRecipe,
      },
    },
  }),
);
