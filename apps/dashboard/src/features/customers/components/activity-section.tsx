import { useT } from '../../../shared/i18n/use-t.ts';
import { ListSection } from '../../../shared/list/list-section.tsx';
import { customerActivityList } from '../activity-list.tsx';
import { activityPath } from '../presentation/activity-view.ts';

/** Orders, payments and refunds as one list, newest first. */
export const ActivitySection = ({ id }: { id: string }) => {
  const t = useT('customers');
  return (
    <ListSection
      of={customerActivityList}
      path={{ id }}
      title={t('activity.title')}
      empty={{ title: t('activity.empty.title'), description: t('activity.empty.description') }}
      fileName={`${customerActivityList.name}_${id}`}
      rowPath={activityPath}
    />
  );
};
