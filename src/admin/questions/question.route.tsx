import { useParams } from 'react-router';
import { StaleNotice } from '#admin/list/stale-notice.tsx';
import { CannotReach } from '#admin/shell/cannot-reach.tsx';
import { ScreenSkeleton } from '#admin/shell/screen-skeleton.tsx';
import { useTitle } from '#admin/use-title.ts';
import { QuestionPage } from './question-page.tsx';
import { useQuestion } from './use-question.ts';

export function Component() {
  const { id = '' } = useParams();
  const question = useQuestion(id);
  useTitle('Question');
  const retry = () => void question.refetch();
  if (question.data)
    return (
      <div className="px-4 py-4 md:px-6">
        {question.isError && <StaleNotice asOf={question.dataUpdatedAt} retry={retry} />}
        <QuestionPage key={id} question={question.data} />
      </div>
    );
  if (question.isError) return <CannotReach error={question.error} retry={retry} />;
  return <ScreenSkeleton />;
}
