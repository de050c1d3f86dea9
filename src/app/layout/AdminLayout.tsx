import MuiLayout from './MuiLayout';

/** The layout route of the back office, whose controls are denser. */
export default function AdminLayout() {
  return <MuiLayout isDense />;
}
