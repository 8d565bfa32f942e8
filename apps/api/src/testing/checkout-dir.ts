import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Stands in for what apps/checkout builds: the page is its state.
const RENDERER = `
  export const renderCheckout = (state, { style, script, preload }) =>
    '<style>' + style + '</style><script type="module" src="' + script + '"></script>' + preload.join() +
    '<script type="application/json">' + JSON.stringify(state) + '</script>';
  export const renderUnknown = (language) => 'unknown ' + language;
  export const renderPreview = (preview, { style }) => '<style>' + style + '</style>' + JSON.stringify(preview);
  export const choiceOf = (form) => {
    const { way, amount, ...more } = Object.fromEntries(form);
    const [method, channel] = (way ?? '').split('.');
    return channel ? { method, channel, ...(amount && { amount: Number(amount) }), ...more } : undefined;
  };`;
const MANIFEST = {
  'src/app/pay.tsx': { file: 'assets/pay.js', imports: ['_base.js'], css: ['assets/pay.css'] },
  '_base.js': { file: 'assets/base.js', css: ['assets/base.css'] },
};

/** For `startTestApp({ checkout })`. The caller deletes the folder. */
export const makeCheckoutDir = async (): Promise<string> => {
  const dir = await mkdtemp(join(tmpdir(), 'checkout-pages-'));
  for (const folder of ['assets', '.server', '.vite']) await mkdir(join(dir, folder));
  await writeFile(join(dir, '.server', 'render.js'), RENDERER);
  await writeFile(join(dir, '.server', 'package.json'), '{"type":"module"}');
  await writeFile(join(dir, '.vite', 'manifest.json'), JSON.stringify(MANIFEST));
  for (const name of ['pay', 'base']) await writeFile(join(dir, 'assets', `${name}.css`), `.${name}{}`);
  return dir;
};
