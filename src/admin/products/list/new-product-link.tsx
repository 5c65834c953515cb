import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { buttonClasses } from '#ui/form/button.tsx';

/** Links to the form of a new product. */
export function NewProductLink() {
  return (
    <Link to="/products/new" className={buttonClasses()}>
      <Plus aria-hidden="true" size={18} />
      Add product
    </Link>
  );
}
