import { chakra } from '@chakra-ui/react';
import { LIST_POLICY } from '@dasbor/domain/lists';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '../i18n/use-t.ts';
import { IconButton, LinkButton } from '../ui/button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../ui/icons.tsx';
import { FirstPageIcon, LastPageIcon } from './list-icons.tsx';
import type { ListPatch } from './list-query.ts';
import type { ListState } from './use-list-query.ts';

export interface PageInfo {
  next_cursor: string | null;
  previous_cursor: string | null;
  has_next: boolean;
  has_previous: boolean;
}

/** Pages are addresses: each button is a link, so a page can be opened beside this one. */
export function Pager({ list, page, rows }: { list: ListState; page: PageInfo; rows: number }) {
  const t = useT('list');
  const { limit } = list.query;
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      px={{ base: '3', sm: '4' }}
      py="2.5"
      borderTopWidth="1px"
      textStyle="small"
      color="fg.muted"
    >
      <chakra.label display="flex" alignItems="center" gap="2">
        {t('pager.limit')}
        <chakra.select
          value={limit}
          onChange={(event) => list.change({ limit: Number(event.target.value) })}
          h="8"
          ps="2"
          pe="1"
          bg="bg.panel"
          color="fg"
          borderWidth="1px"
          borderColor="border.control"
          borderRadius="control"
          fontVariantNumeric="tabular-nums"
          focusVisibleRing="outside"
        >
          {LIST_POLICY.limits.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </chakra.select>
      </chakra.label>
      <chakra.nav aria-label={t('pager.label')} display="flex" alignItems="center" gap="1">
        <chakra.span display={{ base: 'none', sm: 'inline' }} fontVariantNumeric="tabular-nums" me="2">
          {t('pager.shown', { rows })}
        </chakra.span>
        <Step
          list={list}
          label={t('pager.first')}
          patch={page.has_previous ? { action: 'first', cursor: null } : null}
        >
          <FirstPageIcon />
        </Step>
        <Step
          list={list}
          label={t('pager.previous')}
          rel="prev"
          patch={
            page.has_previous && page.previous_cursor
              ? { action: 'previous', cursor: page.previous_cursor }
              : null
          }
        >
          <ChevronLeftIcon />
        </Step>
        <Step
          list={list}
          label={t('pager.next')}
          rel="next"
          patch={page.has_next && page.next_cursor ? { action: 'next', cursor: page.next_cursor } : null}
        >
          <ChevronRightIcon />
        </Step>
        <Step
          list={list}
          label={t('pager.last')}
          patch={page.has_next ? { action: 'last', cursor: null } : null}
        >
          <LastPageIcon />
        </Step>
      </chakra.nav>
    </chakra.div>
  );
}

interface StepProps {
  list: ListState;
  label: string;
  patch: ListPatch | null;
  rel?: 'prev' | 'next';
  children: ReactNode;
}

function Step({ list, label, patch, rel, children }: StepProps) {
  if (!patch) {
    return (
      <IconButton variant="secondary" size="sm" label={label} disabled>
        {children}
      </IconButton>
    );
  }
  return (
    <LinkButton size="sm" px="0">
      <Link to={list.addressOf(patch)} aria-label={label} title={label} rel={rel} data-step={rel}>
        {children}
      </Link>
    </LinkButton>
  );
}
