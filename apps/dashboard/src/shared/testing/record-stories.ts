import type { Scenario } from '@dasbor/sdk/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pageAt, saying } from './page-at.ts';
import type { TestAppOptions } from './test-app.tsx';

type States = Readonly<Record<'pending' | 'notFound' | 'malformed' | 'failed' | 'forbidden', Scenario>>;

interface RecordWords extends Omit<TestAppOptions, 'scenario'> {
  missing: string;
  /** The name and the address of the list that the page leads back to. */
  back: readonly [string, string];
  /** The permission as the page names it. */
  permission: string;
}

/** The stories that every detail page has; each is exported on its own line, as those of `listStories`. */
export function recordStories(
  states: States,
  { missing, back: [list, address], permission, ...options }: RecordWords,
) {
  const showing = pageAt(options);
  const leadsBack: StoryObj['play'] = async ({ canvas }) => {
    await expect(await canvas.findByText(missing)).toBeVisible();
    for (const name of [list, `Kembali ke ${list}`])
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', address);
    await expect(canvas.queryByRole('button', { name: 'Coba lagi' })).toBeNull();
  };

  return {
    showing,
    Loading: {
      ...showing(states.pending),
      play: async ({ canvas }) => {
        await expect(await canvas.findByText('Memuat…')).toBeInTheDocument();
      },
    },
    NotFound: { ...showing(states.notFound), play: leadsBack },
    /** To a person, an id that was cut short is an id that nothing has. */
    MalformedId: { ...showing(states.malformed), play: leadsBack },
    Failed: {
      ...showing(states.failed),
      play: async ({ canvas }) => {
        await expect(await canvas.findByText('req_01KAJ8FAILED')).toBeVisible();
        await expect(canvas.getByRole('button', { name: 'Coba lagi' })).toBeVisible();
      },
    },
    Forbidden: { ...showing(states.forbidden), play: saying(new RegExp(`“${permission}”`)) },
  } satisfies Record<string, StoryObj | typeof showing>;
}
