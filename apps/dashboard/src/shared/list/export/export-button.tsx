import { may } from '@dasbor/domain/access';
import { useT } from '../../i18n/use-t.ts';
import { useWho } from '../../state/session.ts';
import { DownloadIcon } from '../../ui/icons.tsx';
import { lazyPart } from '../../ui/overlays/lazy-part.ts';
import type { ListColumn } from '../table/columns.ts';
import type { ExportAll } from './export-panel.tsx';
import type { CollectOptions } from './collect-rows.ts';
import { Popover } from '../popover.tsx';
import type { ListState } from '../query/use-list-query.ts';

const exportPanel = lazyPart(() => import('./export-panel.tsx'));

type ExportButtonProps<Row> = {
  list: ListState;
  /** The current page, and how to fetch the others. */
  rows: readonly Row[];
  fetchPage: CollectOptions<Row>['fetchPage'];
  columns: readonly ListColumn<Row>[];
  exportAll?: ExportAll | undefined;
  /** The file name, if the list's name and dates do not describe the contents. */
  fileName?: string;
  /** The row limit, if it is known to exceed the default limit of browser exports. */
  most?: number;
};

/** Exports the rows to a file. Requires the export permission. */
export const ExportButton = <Row,>(props: ExportButtonProps<Row>) => {
  const t = useT('list');
  const who = useWho();
  if (!may(who, { permission: 'export.view' }).ok) return null;
  return (
    <Popover
      panel={exportPanel}
      label={t('export.title')}
      align="end"
      width="17rem"
      trigger={{
        size: 'sm',
        disabled: props.rows.length === 0,
        children: (
          <>
            <DownloadIcon />
            {t('export.open')}
          </>
        ),
      }}
    >
      {(ExportPanel, close) => <ExportPanel {...props} onDone={close} />}
    </Popover>
  );
};
