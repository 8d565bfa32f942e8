import type { DefaultTheme } from 'vitepress';
import { tags } from '../reference/contract.ts';
import { GUIDES } from './guides.ts';

type Menus = Required<Pick<DefaultTheme.Config, 'nav' | 'sidebar'>>;

/** Menus of the English pages, which have the reference beside the guides. */
export const english: Menus = {
  nav: [
    { text: 'Guides', link: '/guides/first-payment' },
    { text: 'API reference', link: '/reference/orders' },
    { text: 'Error codes', link: '/reference/error-codes' },
    { text: 'Changelog', link: '/changelog/all' },
  ],
  sidebar: [
    { text: 'Guides', items: GUIDES.map(([name, text]) => ({ text, link: `/guides/${name}` })) },
    {
      text: 'API reference',
      items: [
        ...tags.map(({ name }) => ({ text: name, link: `/reference/${name}` })),
        { text: 'Webhook events', link: '/reference/webhook-events' },
        { text: 'Error codes', link: '/reference/error-codes' },
      ],
    },
    { text: 'Changelog', link: '/changelog/all' },
  ],
};

/** The reference is generated from the contract, whose language is English: the links say so. */
export const indonesian: Menus = {
  nav: [
    { text: 'Panduan', link: '/id/guides/first-payment' },
    {
      text: 'Referensi (dalam bahasa Inggris)',
      items: [
        { text: 'Referensi API', link: '/reference/orders' },
        { text: 'Kode kesalahan', link: '/reference/error-codes' },
      ],
    },
    { text: 'Catatan perubahan', link: '/id/changelog/all' },
  ],
  sidebar: [
    { text: 'Panduan', items: GUIDES.map(([name, , text]) => ({ text, link: `/id/guides/${name}` })) },
    {
      text: 'Referensi (dalam bahasa Inggris)',
      items: [
        { text: 'Referensi API', link: '/reference/orders' },
        { text: 'Peristiwa webhook', link: '/reference/webhook-events' },
        { text: 'Kode kesalahan', link: '/reference/error-codes' },
      ],
    },
    { text: 'Catatan perubahan', link: '/id/changelog/all' },
  ],
};
