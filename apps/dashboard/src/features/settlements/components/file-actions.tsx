import { useT } from '../../../shared/i18n/use-t.ts';
import { FileButton } from '../../../shared/ui/file-button.tsx';
import { FILE_FORMATS, useSettlementFile } from '../api/use-settlement-file.ts';

/** Downloads of the settlement with all its payments. */
export const FileActions = ({ id }: { id: string }) => {
  const t = useT('settlements');
  const fileOf = useSettlementFile(id);
  return FILE_FORMATS.map((format) => (
    <FileButton
      key={format}
      label={t(`detail.file.${format}`)}
      name={`settlement_${id}.${format}`}
      make={() => fileOf(format)}
    />
  ));
};
