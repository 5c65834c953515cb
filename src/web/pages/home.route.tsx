export default function HomePage() {
  return (
    <section className="mx-auto max-w-page px-4 py-12">
      <h1 className="font-display text-4xl">Made by hand, across India</h1>
    </section>
  );
}
