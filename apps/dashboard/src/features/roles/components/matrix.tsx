import { chakra } from '@chakra-ui/react';
import {
  type Permission,
  PERMISSION_ACTIONS,
  PERMISSION_AREAS,
  type PermissionAction,
  type PermissionArea,
} from '@dasbor/domain/access';
import { useValueWords } from '../../../shared/i18n/problem-words.ts';
import { useT } from '../../../shared/i18n/use-t.ts';

type MatrixProps = {
  /** The chosen permissions with those that they need. */
  held: readonly Permission[];
  /** What this person may give. */
  grantable: readonly string[];
  onChange: (permission: Permission, isOn: boolean) => void;
};

/** Areas by actions. A permission that the person does not hold is shown, and cannot be given. */
export const Matrix = ({ held, grantable, onChange }: MatrixProps) => {
  const t = useT('roles');
  return (
    <chakra.div overflowX="auto">
      <chakra.table w="full" textStyle="small" css={{ '& th, & td': { p: '2' } }}>
        <chakra.caption srOnly>{t('matrix.title')}</chakra.caption>
        <thead>
          <tr>
            <chakra.th scope="col" textAlign="start">
              {t('matrix.area')}
            </chakra.th>
            {PERMISSION_ACTIONS.map((action) => (
              <chakra.th key={action} scope="col" fontWeight="medium">
                {t(`matrix.action.${action}`)}
              </chakra.th>
            ))}
          </tr>
        </thead>
        <tbody>
          {PERMISSION_AREAS.map((area) => (
            <Row key={area.key} area={area} held={held} grantable={grantable} onChange={onChange} />
          ))}
        </tbody>
      </chakra.table>
    </chakra.div>
  );
};

const Row = ({ area, held, grantable, onChange }: MatrixProps & { area: PermissionArea }) => {
  const t = useT('roles');
  return (
    <chakra.tr borderTopWidth="1px" borderColor="border.muted">
      <chakra.th scope="row" textAlign="start" fontWeight="normal">
        {t(`area.${area.key}` as 'area.home')}
      </chakra.th>
      {PERMISSION_ACTIONS.map((action) => (
        <chakra.td key={action} textAlign="center">
          <Cell area={area} action={action} held={held} grantable={grantable} onChange={onChange} />
        </chakra.td>
      ))}
    </chakra.tr>
  );
};

type CellProps = MatrixProps & { area: PermissionArea; action: PermissionAction };

const Cell = ({ area, action, held, grantable, onChange }: CellProps) => {
  const words = useValueWords('DPAY_FORBIDDEN');
  const permission = area.permissions[action];
  if (!permission) return null;
  const isOn = held.includes(permission);
  const mayGive = grantable.includes(permission);
  return (
    <chakra.label
      display="inline-grid"
      placeItems="center"
      boxSize="9"
      cursor={mayGive ? 'pointer' : 'not-allowed'}
    >
      <chakra.input
        type="checkbox"
        boxSize="4"
        m="0"
        aria-label={words(permission)}
        checked={isOn}
        disabled={!mayGive && !isOn}
        onChange={() => onChange(permission, !isOn)}
      />
    </chakra.label>
  );
};
