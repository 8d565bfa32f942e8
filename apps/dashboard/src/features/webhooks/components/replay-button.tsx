import { chakra } from '@chakra-ui/react';
import type { DateRange } from '@dasbor/domain/lists';
import { REPLAYED_BY_DEFAULT } from '@dasbor/domain/webhooks';
import { useState } from 'react';
import { oneOrMany } from '../../../shared/i18n/one-or-many.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { useGoToResult } from '../../../shared/lib/go-to-result.tsx';
import { useRangeWords } from '../../../shared/list/filters/date-range.tsx';
import { type FilterField, summaryOf } from '../../../shared/list/filters/filter-fields.ts';
import type { ListState } from '../../../shared/list/query/use-list-query.ts';
import { useStatusOf } from '../../../shared/status/use-status-of.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { DescriptionList } from '../../../shared/ui/record/description-list.tsx';
import { RefreshIcon } from '../../../shared/ui/icons.tsx';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import { preloadDialog } from '../../../shared/ui/overlays/dialog.tsx';
import { useReplayCount } from '../api/use-deliveries.ts';
import { useStartReplay } from '../api/use-replay.ts';
import { replayRequest } from '../delivery-list.tsx';
import { webhookPaths } from '../../../shared/paths/developers/webhooks.ts';
import { deliveryMeanings } from '../presentation/status-view.ts';

type ReplayButtonProps = {
  list: ListState;
  fields: readonly FilterField[];
};

/**
 * Sends every delivery that matches the log's filters again, on all pages. The dialog shows the count before the user confirms.
 */
export const ReplayButton = ({ list, fields }: ReplayButtonProps) => {
  const t = useT('webhooks');
  const { count } = useFormat();
  const goToResult = useGoToResult();
  const [isOpen, setOpen] = useState(false);
  const start = useStartReplay();
  const request = replayRequest(list.query);
  const { data: counted, error } = useReplayCount(isOpen ? request : null);
  const total = counted?.total;

  return (
    <>
      <Button
        size="sm"
        disabledReason={request ? undefined : t('replay.nothing')}
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={() => setOpen(true)}
      >
        <RefreshIcon />
        {t('replay.button')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('replay.title')}
        text={
          <span role="status">
            {total === undefined
              ? error
                ? null
                : t('replay.counting')
              : total === 0
                ? t('replay.none')
                : t(`replay.count.${oneOrMany(total)}`, { total: count(total) })}
          </span>
        }
        yes={!total ? t('replay.yesPlain') : t('replay.yes', { total: count(total) })}
        disabledReason={total === 0 ? t('replay.none') : undefined}
        onConfirm={async () => {
          if (!request) return;
          // The days that were counted, even if the date has changed since.
          const { id } = await start({ ...request, ...counted?.days });
          goToResult(webhookPaths.replay(id), t('replay.started'));
        }}
      >
        <Narrowing list={list} fields={fields} days={counted?.days ?? list.range} />
      </ConfirmDialog>
    </>
  );
};

/** Repeats the filters in words, as a replay cannot be undone. */
const Narrowing = ({ list, fields, days }: ReplayButtonProps & { days: DateRange }) => {
  const t = useT('webhooks');
  const language = useLanguage();
  const { filters, search } = list.query;
  const named = useStatusOf(deliveryMeanings);
  const failedAlone = REPLAYED_BY_DEFAULT.map((status) => named(status).label).join(', ');
  const rangeWords = useRangeWords(days);
  return (
    <chakra.div mt="3">
      <DescriptionList
        items={[
          { key: 'range', label: t('replay.range'), value: rangeWords },
          ...fields.map((field) => ({
            key: field.name,
            label: field.label,
            value:
              summaryOf(field, filters, language) ||
              (field.name === 'status' ? failedAlone : t('replay.any')),
          })),
          ...(search ? [{ key: 'search', label: t('replay.about'), value: search }] : []),
        ]}
      />
    </chakra.div>
  );
};
