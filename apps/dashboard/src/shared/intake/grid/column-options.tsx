import type { IntakeColumn } from '../intake.ts';
import { useIntake } from '../use-intake.ts';

export const optionsId = ({ field, options }: IntakeColumn): string | undefined =>
  options && `intake-${field}`;

/** The datalists of columns whose texts can be chosen. */
export const ColumnOptions = () =>
  useIntake().columns.map((column) =>
    column.options ? (
      <datalist key={column.field} id={optionsId(column)}>
        {column.options.map(({ text, label }) => (
          <option key={text} value={text}>
            {label}
          </option>
        ))}
      </datalist>
    ) : null,
  );
