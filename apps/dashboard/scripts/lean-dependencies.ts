import type { Plugin } from 'vite';

/**
 * react-router sets component names in statements (`Form.displayName = 'Form'`) and creates components by calls that are not marked
 * as pure, so a bundler keeps all of them: forms, scripts, prefetching, scroll restoration. Without the names,
 * which only developer tools read, unused components are dropped (2.5 kB gzip of the first load).
 */
export const leanRouter = (): Plugin => ({
  name: 'lean-router',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\/.*\.mjs$/ },
    handler: (code) =>
      code
        .replace(/^[\w$]+\.displayName = .*;$/gm, '')
        .replace(/ = (React\d*\.(?:forwardRef|createContext)\()/g, ' = /* @__PURE__ */ $1'),
  },
});

/**
 * CommonJS, so a bundler must assume side effects. @emotion/react uses it only in `withTheme`,
 * which is unused here (1.2 kB gzip).
 */
export const WITHOUT_EFFECTS = /\/(?:hoist-non-react-statics|react-is)\//;

/**
 * Chakra uses @emotion/is-prop-valid, a list of all attributes, to filter props (1.9 kB gzip). Here the
 * compiler checks the props, so only Chakra's own must be removed. An end-to-end test checks that none reaches the DOM.
 */
export const leanPropNames = (): Plugin => ({
  name: 'lean-prop-names',
  apply: 'build',
  load: {
    filter: { id: /\/@emotion\/is-prop-valid\/.*\.js$/ },
    handler: () => `export default (name) => !/^(?:as|asChild|recipe|theme|unstyled)$/.test(name);`,
  },
});
