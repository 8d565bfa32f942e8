import { chakra } from '@chakra-ui/react';
import {
  type ClipboardEvent,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
} from 'react';
import { useT } from '../../i18n/use-t.ts';
import type { Grid } from '../rows/grid.ts';
import { useIntake, useIntakeWords } from '../use-intake.ts';
import { CellEditor } from './cell-editor.tsx';
import { ColumnOptions, optionsId } from './column-options.tsx';
import { type Command, commandOf } from './commands.ts';
import { GRID, ROW_HEIGHT } from './grid-css.ts';
import { GridRowView } from './grid-row.tsx';
import { type CellPosition, columnCount, FIRST_CELL, isHeads } from './cell-position.ts';
import type { GridView } from './use-grid.ts';
import { useWindow } from './use-window.ts';

type EditableGridProps = {
  grid: Grid;
  view: GridView;
  label: string;
  helpId: string;
};

/** Renders only the visible rows of thousands, plus the active row, which keeps the focus when scrolled out of view. */
export const EditableGrid = ({ grid, view, label, helpId }: EditableGridProps) => {
  const t = useT('intake');
  const intake = useIntake();
  const words = useIntakeWords();
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

  const edited = active && intake.columns[active.column - FIRST_CELL];
  const editor =
    draft === null || !edited ? null : (
      <CellEditor
        label={`${words.field(edited.field)}, ${t('grid.row')} ${active.row}`}
        initial={draft}
        placeholder={words.format(edited.field)}
        options={optionsId(edited)}
        onCommit={view.commit}
        onCancel={view.cancel}
      />
    );

  const style = { '--columns': intake.columns.map(({ width }) => width).join(' ') } as CSSProperties;
  return (
    <>
      <chakra.div
        ref={frame}
        role="grid"
        aria-label={label}
        aria-describedby={helpId}
        aria-rowcount={rows.length + 1}
        aria-colcount={columnCount(intake)}
        aria-multiselectable
        css={GRID}
        style={style}
        onKeyDown={(event) => onKey(event, view)}
        onMouseDown={(event) => onPress(event, view)}
        onDoubleClick={(event) => {
          // Twice on the head of a row picks it, and picks it no more.
          if (positionOf(event.target)?.column) view.edit();
        }}
        onCopy={(event) => onCopy(event, view.copy)}
        onCut={(event) => onCopy(event, view.cut)}
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
          {intake.columns.map(({ field, align }, index) => (
            <div key={field} role="columnheader" aria-colindex={index + 2} data-align={align}>
              <div>
                {words.field(field)}
                {words.format(field) ? <small>{words.format(field)}</small> : null}
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
                related={grid.related}
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
      <ColumnOptions />
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
  if (!positionOf(event.target)) return;
  const command = commandOf(event);
  if (!command) return;
  event.preventDefault();
  event.stopPropagation();
  run(command, view);
};

const run = (command: Command, view: GridView) => {
  const { active } = view;
  switch (command.kind) {
    case 'move':
      return void view.move(command.step, command.extend);
    case 'problem':
      return view.jump(command.backwards);
    case 'pick':
      return active?.column === 0 ? view.pick(active.row) : view.edit(' ');
    case 'clear':
      return view.range && isHeads(view.range) ? view.remove(view.affected()) : view.clear();
    case 'remove':
      return view.remove(view.affected());
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

const onCopy = (event: ClipboardEvent, take: () => string | null) => {
  const text = take();
  if (text === null) return;
  event.clipboardData.setData('text/plain', text);
  event.preventDefault();
};

const onPress = (event: MouseEvent<HTMLElement>, view: GridView) => {
  const position = positionOf(event.target);
  if (!position || (event.target instanceof HTMLInputElement && event.target.type !== 'checkbox')) return;
  if (event.target instanceof HTMLInputElement) view.pick(position.row);
  // The focus is led there by the move, which also ends an edit.
  event.preventDefault();
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
  view.moveTo(position, { extend: event.shiftKey });
};

const positionOf = (target: EventTarget): CellPosition | null => {
  if (!(target instanceof Element)) return null;
  const column = target.closest<HTMLElement>('[data-column]')?.dataset['column'];
  const row = target.closest<HTMLElement>('[data-row]')?.dataset['row'];
  return column === undefined || row === undefined ? null : { row: Number(row), column: Number(column) };
};
