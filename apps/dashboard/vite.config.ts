import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leanPropNames, leanRouter, WITHOUT_EFFECTS } from './scripts/lean-dependencies.ts';
import { writeLocaleTypes } from './scripts/locale-types.ts';

// Nothing of these is on the login page, however many pages share it.
const LIST =
  '(?:define/|list-page|toolbar|pager|list-icons|popover|query/(?:position|use-list-query)|filters/(?:filter-chips|search-box|date-range))';
// Nor what a form is made of: it comes with the first page that has one.
const FORM =
  '(?:/node_modules/(?:formik|yup|property-expr|tiny-case|toposort|lodash-es|lodash|deepmerge|react-fast-compare|tiny-warning)/|/src/shared/(?:forms/(?:use-form|use-lists|form|schema|kept-values)|unsaved/(?:leave-question|draft-notice|use-leave-guard))\\.)';
const LATER = new RegExp(
  `/@noble/hashes/|${FORM}|/src/(?:shared/(?:once/|paths/|payments/|destination/|balance-choice/|lib/events/use-money-events|subaccounts/(?:subaccount-link|use-subaccount[.]|use-all|keys)|list/${LIST}|detail/|forms/|unsaved/(?:use-|draft-notice|leave-question)|ui/(?:record/(?:description-list|id-item|record-rows|main-amount|countdown)|page/back-link|fields/text(?:area|-block)|overlays/confirm-dialog)|lib/(?:time/time-left|go-to-result|passkeys)|secrets/|policy/|status/|payout-)|features/)|/domain/src/(?:auth/(?:email|phone)|two-step/|policy/|sandbox-clock/|kernel/text/(?:hidden-character|written))|/generated/operations/(?:subaccounts|balance|reference)`,
);

export default defineConfig({
  // Relative, so that one build can be served from any folder.
  base: './',
  plugins: [react(), leanPropNames(), leanRouter(), { name: 'locale-types', buildStart: writeLocaleTypes }],
  // Words are read by their key: a named export for each of them is a tenth of the file.
  json: { namedExports: false },
  // Beside the built dashboard, the API serves uploaded images and the preview of the checkout.
  server: { proxy: { '/pay': `http://localhost:${process.env['PORT'] ?? '4000'}` } },
  resolve: { conditions: ['@dasbor/source', 'module', 'browser', 'development|production'] },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    // What es2022 knows also knows modulepreload, or does without.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: { moduleSideEffects: (id) => !WITHOUT_EFFECTS.test(id) },
      output: {
        // The first page lists the files of every other page: without their names, and with one letter less of their hashes (seven
        // tell four million million files apart), that is 1.5 kB less of it. The manifest has the names.
        chunkFileNames: 'assets/p-[hash:7].js',
        // What ten or more pages share is one file: forty small ones compress worse (15 kB on a list) and queue on 4G.
        // It is loaded by the login page and by lists too, so what only records, codes or one feature use stays outside.
        codeSplitting: {
          groups: [
            { name: 'common', minShareCount: 10, test: (id) => !LATER.test(id) },
            // What the frame has of these is small: in files of their own it would be more wrapping than code.
            {
              name: 'frame',
              minShareCount: 2,
              test: /\/src\/shared\/(?:ui\/overlays\/(?:drawer|menu)\.tsx|unsaved\/sign-out\/|status\/[^/]+$|lib\/session\/use-sign-out\.ts)/,
              includeDependenciesRecursively: false,
            },
            // Of payments other features show a line or two each: in files of their own they would be more wrapping than code.
            {
              name: 'payments',
              minShareCount: 2,
              test: /\/src\/shared\/(?:paths\/payments|payments\/[a-z-]+)\.tsx?|\/src\/features\/payments\/presentation\/net-amount\.ts|\/domain\/src\/payments\/(?:status|displayed)/,
              includeDependenciesRecursively: false,
            },
            { name: 'form', minShareCount: 2, test: new RegExp(FORM), includeDependenciesRecursively: false },
            // What every list has, though some pages share only a part of it.
            {
              name: 'list',
              minShareCount: 2,
              test: new RegExp(`/src/shared/list/${LIST}`),
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
});
