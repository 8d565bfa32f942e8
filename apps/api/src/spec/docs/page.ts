import { html } from '../../platform/http/html.ts';
import type { Html } from '../../platform/http/html.ts';

/** A page for developers. `head` has its style, `body` what it shows. */
export const docsPage = ({ title, head, body }: { title: string; head: Html; body: Html }): string =>
  html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${title}</title>
      <link rel="icon" href="data:," />
      ${head} ${body}
    </html>`.text;
