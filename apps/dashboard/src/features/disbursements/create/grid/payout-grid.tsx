import { chakra } from '@chakra-ui/react';
import { type ClipboardEvent, type KeyboardEvent, type MouseEvent, useEffect } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { useFormatHint } from '../../../../shared/payout-issues/use-format-hint.ts';
import type { Bank } from '../../api/types.ts';
import type { Grid } from '../model/grid.ts';
import { FIELDS } from '../model/view.ts';
import { CellEditor } from './cell-editor.tsx';
import { type Command, commandOf } from './commands.ts';
import { GRID, ROW_HEIGHT } from './grid-css.ts';
import { GridRowView } from './grid-row.tsx';
import { COLUMNS, fieldAt, isHeads, type Spot } from './spot.ts';
import type { GridView } from './use-grid.ts';
import { useWindow } from './use-window.ts';

type PayoutGridProps = {
  grid: Grid;
  view: GridView;
  banks: readonly Bank[];
  label: string;
  helpId: string;
};

/** Renders only the visible rows of thousands, plus the active row, which keeps the focus when scrolled out of view. */
export const PayoutGrid = ({ grid, view, banks, label, helpId }: PayoutGridProps) => {
  const t = useT('create');
  const field = useT('payout-issues');
  const formatHint = useFormatHint();
  const { rows, active, range, draft } = view;
  const { frame, start, end } = useWindow({ count: rows.length, rowHeight: ROW_HEIGHT });
  const drawn = placesToDraw(start, end, active ? rows.findIndex(({ number }) => number === active.row) : -1);

  useEffect(() => {
    if (view.moves === 0) return undefined;
    const cell = frame.current?.querySelector<HTMLElement>('[data-column][tabindex="0"]');
    cell?.focus({ preventScroll: true });
    // Scrolling forces a layout. The next frame computes one anyway; forcing it here would be the slowest part of an edit.
    const scrolling = requestAnimationFrame(() => {
      frame.current?.scrollIntoView({ block: 'nearest' });
      cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    });
    return () => cancelAnimationFrame(scrolling);
  }, [view.moves, frame]);

  const editedField = active && fieldAt(active.column);
  const editor =
    draft === null || !editedField ? null : (
      <CellEditor
        label={`${field(`field.${editedField}`)}, ${t('grid.row')} ${active.row}`}
        initial={draft}
        placeholder={formatHint(editedField)}
        options={editedField === 'bank_code' ? 'create-banks' : undefined}
        onCommit={view.commit}
        onCancel={view.cancel}
      />
    );

  return (
    <>
      <chakra.div
        ref={frame}
        role="grid"
        aria-label={label}
        aria-describedby={helpId}
        aria-rowcount={rows.length + 1}
        aria-colcount={COLUMNS}
        aria-multiselectable
        css={GRID}
        onKeyDown={(event) => onKey(event, view)}
        onMouseDown={(event) => onPress(event, view)}
        onDoubleClick={(event) => {
          // Twice on the head of a row picks it, and picks it no more.
          if (spotOf(event.target)?.column) view.edit();
        }}
        onCopy={(event) => onTaken(event, view.copy)}
        onCut={(event) => onTaken(event, view.cut)}
        onPaste={(event) => {
          view.paste(event.clipboardData.getData('text/plain'));
          event.preventDefault();
        }}
      >
        <div role="row" aria-rowindex={1} data-head="">
          <div role="columnheader" aria-colindex={1}>
            <input
              type="checkbox"
              aria-label={t('grid.pickAll')}
              checked={rows.length > 0 && view.picked.size === rows.length}
              onChange={view.pickAll}
            />
            {t('grid.row')}
          </div>
          {FIELDS.map((name, index) => (
            <div key={name} role="columnheader" aria-colindex={index + 2}>
              <div>
                {field(`field.${name}`)}
                {formatHint(name) ? <small>{formatHint(name)}</small> : null}
              </div>
            </div>
          ))}
        </div>
        <div role="rowgroup" data-body="" style={{ height: rows.length * ROW_HEIGHT + ROW_HEIGHT }}>
          {drawn.map((place) => {
            const row = rows[place];
            if (!row) return null;
            const isActive = active?.row === row.number;
            const isIn =
              range !== null && place >= range.rows[0] && place <= range.rows[1] && !isSingle(range);
            return (
              <GridRowView
                key={row.number}
                row={row}
                duplicates={grid.duplicates}
                place={place}
                activeColumn={isActive ? active.column : null}
                range={isIn ? range.columns : null}
                isPicked={view.picked.has(row.number)}
                editor={isActive ? editor : null}
              />
            );
          })}
        </div>
      </chakra.div>
      <datalist id="create-banks">
        {banks.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  );
};

const placesToDraw = (start: number, end: number, active: number): readonly number[] => {
  const places = Array.from({ length: Math.max(0, end - start) }, (_, n) => start + n);
  return active < 0 || places.includes(active) ? places : [...places, active];
};

const isSingle = ({ rows, columns }: NonNullable<GridView['range']>) =>
  rows[0] === rows[1] && columns[0] === columns[1];

const onKey = (event: KeyboardEvent<HTMLElement>, view: GridView) => {
  if (!spotOf(event.target)) return;
  const command = commandOf(event);
  if (!command) return;
  event.preventDefault();
  event.stopPropagation();
  obey(command, view);
};

const obey = (command: Command, view: GridView) => {
  const { active } = view;
  switch (command.kind) {
    case 'move':
      return void view.move(command.step, command.extend);
    case 'problem':
      return view.jump(command.backwards);
    case 'pick':
      return active?.column === 0 ? view.pick(active.row) : view.edit(' ');
    case 'clear':
      return view.range && isHeads(view.range) ? view.remove(view.chosen()) : view.clear();
    case 'remove':
      return view.remove(view.chosen());
    case 'edit':
      return view.edit(command.text);
    case 'undo':
      return view.undo();
    case 'redo':
      return view.redo();
    case 'all':
      return view.selectAll();
  }
};

const onTaken = (event: ClipboardEvent, take: () => string | null) => {
  const text = take();
  if (text === null) return;
  event.clipboardData.setData('text/plain', text);
  event.preventDefault();
};

const onPress = (event: MouseEvent<HTMLElement>, view: GridView) => {
  const spot = spotOf(event.target);
  if (!spot || (event.target instanceof HTMLInputElement && event.target.type !== 'checkbox')) return;
  if (event.target instanceof HTMLInputElement) view.pick(spot.row);
  // The focus is led there by the move, which also ends an edit.
  event.preventDefault();
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
  view.moveTo(spot, { extend: event.shiftKey });
};

const spotOf = (target: EventTarget): Spot | null => {
  if (!(target instanceof Element)) return null;
  const column = target.closest<HTMLElement>('[data-column]')?.dataset['column'];
  const row = target.closest<HTMLElement>('[data-row]')?.dataset['row'];
  return column === undefined || row === undefined ? null : { row: Number(row), column: Number(column) };
};
