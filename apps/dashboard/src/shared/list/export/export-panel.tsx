import { chakra } from '@chakra-ui/react';
import { EXPORT_POLICY } from '@dasbor/domain/exports';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useFormat } from '../../i18n/use-format.ts';
import { useLanguage, useT } from '../../i18n/use-t.ts';
import { exportPaths } from '../../paths/exports.ts';
import { Button, Spinner } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { PageState } from '../../ui/page/page-state.tsx';
import { collectRows, type CollectOptions } from './collect-rows.ts';
import { type ListColumn, visibleColumns } from '../table/columns.ts';
import { FILE_FORMATS, type FileFormat, rowsFile } from './rows-file.ts';
import { SET_OF_LIST } from './sets.ts';
import { Tick } from '../table/tick.tsx';
import type { ListState } from '../query/use-list-query.ts';

export type ExportPanelProps<Row> = {
  list: ListState;
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[];
  fetchPage: CollectOptions<Row>['fetchPage'];
  exportAll?: ExportAll | undefined;
  fileName?: string;
  most?: number;
  onDone: () => void;
};

/** The server's export of all matches. It has its own columns and no row limit. */
export type ExportAll = {
  hint: string;
  busy: string;
  file: (signal: AbortSignal) => Promise<Blob>;
};

type Work = { kind: 'idle' } | { kind: 'collecting'; said: string } | { kind: 'failed'; error: unknown };

export default function ExportPanel<Row>(props: ExportPanelProps<Row>) {
  const { list, columns, rows, fetchPage, exportAll, most = EXPORT_POLICY.quickRows, onDone } = props;
  const t = useT('list');
  const language = useLanguage();
  const { count } = useFormat();
  const toast = useToast();
  const [work, setWork] = useState<Work>({ kind: 'idle' });
  const [format, setFormat] = useState<FileFormat>('csv');
  const abort = useRef<AbortController>(null);
  useEffect(() => () => abort.current?.abort(), []);

  const name = props.fileName ?? `${list.name}_${list.range.from}_${list.range.to}`;

  const write = async (all: readonly Row[], cut = false) => {
    const shown = visibleColumns(columns, list.query.columns);
    const header = shown.map((column) => column.csvLabel ?? column.label);
    const cells = all.map((row) => shown.map((column) => column.csv(row)));
    download(await rowsFile(format, header, cells, language), `${name}.${format}`);
    toast.success(t(cut ? 'export.cut' : 'export.done', { rows: count(all.length) }));
    onDone();
  };

  const writeAll = async () => {
    const controller = new AbortController();
    abort.current = controller;
    setWork({ kind: 'collecting', said: exportAll?.busy ?? t('export.progress', { rows: count(0) }) });
    try {
      if (exportAll) {
        download(await exportAll.file(controller.signal), `${name}.csv`);
        return onDone();
      }
      const { rows: all, cut } = await collectRows({
        fetchPage,
        max: most,
        signal: controller.signal,
        onProgress: (collected) =>
          setWork({ kind: 'collecting', said: t('export.progress', { rows: count(collected) }) }),
      });
      await write(all, cut);
    } catch (error) {
      setWork(controller.signal.aborted ? { kind: 'idle' } : { kind: 'failed', error });
    }
  };

  if (work.kind === 'failed') {
    return <PageState kind="failed" error={work.error} onRetry={() => void writeAll()} />;
  }
  if (work.kind === 'collecting') {
    return (
      <chakra.div p="4" display="flex" alignItems="center" gap="3">
        <Spinner />
        <chakra.output flex="1" textStyle="body" fontVariantNumeric="tabular-nums">
          {work.said}
        </chakra.output>
        <Button size="xs" onClick={() => abort.current?.abort()}>
          {t('export.cancel')}
        </Button>
      </chakra.div>
    );
  }
  return (
    <chakra.div p="1.5">
      {exportAll ? null : <FormatChoice format={format} onChange={setFormat} />}
      <Choice
        title={t('export.page')}
        hint={t('export.pageRows', { rows: rows.length })}
        onClick={() => void write(rows)}
      />
      <Choice
        title={t('export.all')}
        hint={exportAll?.hint ?? t('export.allHint', { limit: count(most) })}
        onClick={() => void writeAll()}
      />
      <CompleteFile list={list} />
      <chakra.p px="2.5" pt="2" pb="2" textStyle="small" color="fg.subtle">
        {t('export.contents')}
      </chakra.p>
    </chakra.div>
  );
}

/** A longer file, with proof that it is complete, is made on the server. */
const CompleteFile = ({ list }: { list: ListState }) => {
  const t = useT('list');
  const set = SET_OF_LIST[list.name];
  if (!set) return null;
  return (
    <Button asChild {...WIDE}>
      <Link to={exportPaths.createOf(set, list.range)}>
        {t('export.complete')}
        <Hint>{t('export.completeHint')}</Hint>
      </Link>
    </Button>
  );
};

const FormatChoice = ({
  format,
  onChange,
}: {
  format: FileFormat;
  onChange: (format: FileFormat) => void;
}) => {
  const t = useT('list');
  return (
    <chakra.fieldset p="0" m="0" mb="1" border="0" minW="0">
      <chakra.legend textStyle="overline" color="fg.subtle" px="2.5" pt="2" pb="1">
        {t('export.format')}
      </chakra.legend>
      {(['csv', 'xlsx'] as const).map((one) => (
        <Tick
          key={one}
          radio="format"
          label={FILE_FORMATS[one]}
          checked={format === one}
          onChange={() => onChange(one)}
        />
      ))}
    </chakra.fieldset>
  );
};

const Choice = ({ title, hint, onClick }: { title: string; hint: string; onClick: () => void }) => (
  <Button {...WIDE} onClick={onClick}>
    {title}
    <Hint>{hint}</Hint>
  </Button>
);

const Hint = ({ children }: { children: string }) => (
  <chakra.span textStyle="small" fontWeight="normal" color="fg.subtle">
    {children}
  </chakra.span>
);

const WIDE = {
  variant: 'quiet',
  width: 'full',
  height: 'auto',
  py: '2',
  px: '2.5',
  display: 'grid',
  justifyItems: 'start',
  justifyContent: 'start',
  textAlign: 'start',
  gap: '0',
  color: 'fg',
} as const;

const download = (file: Blob, fileName: string): void => {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 0);
};
