import type { StoryObj } from '@storybook/react-vite';
import type { Scenario } from '@dasbor/sdk/testing';
import { expect, within } from 'storybook/test';
import { pageAt, saying } from './page-at.ts';
import type { TestAppOptions } from './test-app.tsx';

type States = Readonly<
  Record<'page' | 'pending' | 'empty' | 'failed' | 'offline' | 'forbidden', Scenario> & {
    featureOff?: Scenario;
  }
>;

type ListWords = {
  path: string;
  /** The resource's plural in Indonesian and English. */
  names: readonly [string, string];
  /** The page heading, if it differs from the rows' name. */
  heading?: string;
  empty: string;
  /** The permission's name on the page. */
  permission: string;
  /** A query that filters the list. @default '?search=tidak-ada' */
  narrowed?: string;
} & Omit<TestAppOptions, 'scenario' | 'path'>;

/**
 * The stories of every list. A stories file exports each on its own line, because Storybook reads the names from the
 * source: `export const Loading = stories.Loading;`.
 */
export const listStories = (
  states: States,
  {
    names: [name, english],
    heading = name,
    empty,
    permission,
    narrowed = '?search=tidak-ada',
    ...options
  }: ListWords,
) => {
  const showing = pageAt(options);

  return {
    showing,
    EnglishDark: {
      ...showing(states.page),
      globals: { language: 'en', theme: 'dark' },
      play: async ({ canvas }) => {
        await expect(await canvas.findByRole('table', { name: english })).toBeVisible();
      },
    },
    Phone: {
      ...showing(states.page),
      globals: { viewport: { value: 'phone' } },
      play: async ({ canvas }) => {
        const cards = await canvas.findByRole('list', { name });
        await expect(within(cards).getAllByRole('listitem')[0]).toBeVisible();
        await expect(canvas.queryByRole('table')).toBeNull();
      },
    },
    /** The heading is shown before the rows load. */
    Loading: {
      ...showing(states.pending),
      play: async ({ canvas }) => {
        await expect(await canvas.findByRole('heading', { level: 1, name: heading })).toBeVisible();
        await expect(await canvas.findByText('Memuat…')).toBeInTheDocument();
        await expect(canvas.queryByRole('table')).toBeNull();
      },
    },
    Empty: { ...showing(states.empty), play: saying(empty) },
    FilteredEmpty: {
      ...showing(states.empty, { path: `${options.path}${narrowed}` }),
      play: saying('Tidak ada yang cocok'),
    },
    Failed: {
      ...showing(states.failed),
      play: async ({ canvas }) => {
        await expect(await canvas.findByText('req_01KAJ8FAILED')).toBeVisible();
        await expect(canvas.getByRole('button', { name: 'Coba lagi' })).toBeVisible();
      },
    },
    Offline: { ...showing(states.offline), play: saying('Server tidak dapat dihubungi') },
    Forbidden: { ...showing(states.forbidden), play: saying(new RegExp(`“${permission}”`)) },
    FeatureOff: { ...showing(states.featureOff ?? {}), play: saying('Fitur ini belum aktif') },
  } satisfies Record<string, StoryObj | typeof showing>;
};
