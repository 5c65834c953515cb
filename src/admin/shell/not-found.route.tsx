import { Link } from 'react-router';
import { buttonClasses } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

export function Component() {
  return (
    <EmptyState
      level={1}
      picture="not-found"
      title="There is no such screen"
      actions={
        <Link to="/" className={buttonClasses()}>
          Go to start
        </Link>
      }
    >
      Check the address, or begin at the start.
    </EmptyState>
  );
}
