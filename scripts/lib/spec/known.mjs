// What the product has: names that a line of the specification may point to.
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';

const ROUTES = 'apps/dashboard/src/{features/*/{routes,public-routes}.tsx,app/router.tsx}';

/** @param {string} root the checkout */
export const knownNames = (root) => {
  const textsOf = (pattern) =>
    globSync(pattern, { cwd: root }).map((file) => ({ file, text: readFileSync(`${root}/${file}`, 'utf8') }));
  const found = (pattern, expression) =>
    textsOf(pattern).flatMap(({ text }) => [...text.matchAll(expression)].map((match) => match[1]));
  return {
    screen: new Set(found(ROUTES, /(?:'|path=")([\w/:?-]+)['"]/g).map((path) => `/${path}`)),
    operation: new Set(found('openapi/features/*/*.yaml', /^ *operationId: (\w+)$/gm)),
    rule: new Set(
      textsOf('packages/domain/src/*/index.ts').flatMap(({ file, text }) =>
        [...text.matchAll(/\w+/g)].map(([name]) => `${basename(dirname(file))}/${name}`),
      ),
    ),
    decision: new Set(readdirSync(`${root}/docs/decisions`).map((name) => name.replace(/\.md$/, ''))),
  };
};
