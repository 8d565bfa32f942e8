import { chakra } from '@chakra-ui/react';
import { LIST_POLICY } from '@dasbor/domain/lists';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useFormat } from '../i18n/use-format.ts';
import { useT } from '../i18n/use-t.ts';
import { IconButton, LinkButton } from '../ui/button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../ui/icons.tsx';
import { FirstPageIcon, LastPageIcon } from './list-icons.tsx';
import type { ListPatch } from './query/list-query.ts';
import { type PageInfo, type Position, positionOf, stepsFrom } from './query/position.ts';
import type { ListState } from './query/use-list-query.ts';

/** Pages are addresses. Each button is a link, so a page can be opened in a new tab. */
export const Pager = ({ list, page, rows }: { list: ListState; page: PageInfo; rows: number }) => {
  const t = useT('list');
  const steps = stepsFrom(list.query, page, rows);
  return (
    <chakra.div
      display="flex"
      flexDirection={{ base: 'column-reverse', sm: 'row' }}
      alignItems={{ base: 'stretch', sm: 'center' }}
      justifyContent="space-between"
      gap={{ base: '2.5', sm: '3' }}
      px={{ base: '3', sm: '4' }}
      py="2.5"
      borderTopWidth="1px"
      textStyle="small"
      color="fg.muted"
    >
      <chakra.label display="flex" alignItems="center" gap="2" _print={{ display: 'none' }}>
        {t('pager.limit')}
        <chakra.select
          value={list.query.limit}
          onChange={(event) => list.change({ limit: Number(event.target.value) })}
          h="9"
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
        <chakra.span fontVariantNumeric="tabular-nums" me={{ base: 'auto', sm: '2' }} data-part="position">
          <Seen {...positionOf(list.query, page, rows)} rows={rows} isLast={!page.has_next} />
        </chakra.span>
        {STEPS.map(({ step, rel, Icon }) => (
          <Step key={step} list={list} label={t(`pager.${step}`)} patch={steps[step]} rel={rel}>
            <Icon />
          </Step>
        ))}
      </chakra.nav>
    </chakra.div>
  );
};

const STEPS = [
  { step: 'first', rel: undefined, Icon: FirstPageIcon },
  { step: 'previous', rel: 'prev', Icon: ChevronLeftIcon },
  { step: 'next', rel: 'next', Icon: ChevronRightIcon },
  { step: 'last', rel: undefined, Icon: LastPageIcon },
] as const;

/** `Baris 21–30`, with the total if it is known. Never an estimate. */
const Seen = ({ from, total, rows, isLast }: Position & { rows: number; isLast: boolean }) => {
  const t = useT('list');
  const { count } = useFormat();
  if (from === null) return t(isLast ? 'pager.lastRows' : 'pager.rows', { rows: count(rows) });
  const span = rows === 1 ? count(from) : `${count(from)}–${count(from + rows - 1)}`;
  return total === null ? t('pager.span', { span }) : t('pager.spanOf', { span, total: count(total) });
};

type StepProps = {
  list: ListState;
  label: string;
  patch: ListPatch | null;
  rel: 'prev' | 'next' | undefined;
  children: ReactNode;
};

const Step = ({ list, label, patch, rel, children }: StepProps) => {
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
};
