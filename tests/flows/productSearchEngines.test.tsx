import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openProduct, soldOut, TITLE } from '#tests/support/product';
import { HOST, useMockBackend } from '#tests/support/shop';

const backend = useMockBackend();

describe('for search engines', () => {
  const structured = () =>
    JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}');
  const content = (selector: string) =>
    document.head.querySelector(selector)?.getAttribute('content');

  it('describes what the page shows, and removes that on leaving', async () => {
    const { user } = await openProduct(backend);
    await screen.findByText('42 disponibili');
    await screen.findByRole('table', { name: 'Feedback' });
    const rating = screen.getByRole('link', { name: /su 5 · 60 feedback$/ }).textContent;
    const { offers, aggregateRating, ...product } = structured();
    expect(product).toMatchObject({ '@type': 'Product', name: TITLE, sku: '101' });
    expect(product.image).toHaveLength(5);
    expect(offers).toMatchObject({
      '@type': 'Offer',
      url: `${HOST}/product/101`,
      price: '24.90',
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
    });
    expect(aggregateRating.ratingCount).toBe(60);
    expect(rating).toBe(
      `${aggregateRating.ratingValue.toLocaleString('it-IT', { minimumFractionDigits: 1 })} su 5 · 60 feedback`,
    );
    expect(content('meta[name=description]')).toMatch(/^Orsacchiotto.* a 24,90\s€, con/);
    expect(content('meta[property="og:title"]')).toBe(TITLE);
    expect(content('meta[property="og:type"]')).toBe('product');
    expect(content('meta[property="og:locale"]')).toBe('it_IT');
    expect(content('meta[property="og:image"]')).toMatch(/^https?:.*orsacchiotto-1\.svg$/);
    const canonical = () => document.head.querySelector('link[rel=canonical]');
    expect(canonical()).toHaveAttribute('href', `${HOST}/product/101`);
    await user.click(screen.getByRole('link', { name: 'Bottega 2018' }));
    await screen.findByRole('heading', { level: 1, name: 'Tutti i prodotti' });
    expect(document.querySelector('script[type="application/ld+json"]')).toBeNull();
    expect(canonical()).toHaveAttribute('href', `${HOST}/`);
    expect(content('meta[property="og:type"]')).toBe('website');
    expect(document.querySelectorAll('meta[property="og:title"]')).toHaveLength(1);
  });

  it('invents no rating, says sold out, and cannot be ended by a title', async () => {
    const title = 'Libro </script><script>alert(1)</script>';
    await openProduct(backend, '101', {
      change: (seed) => {
        seed.feedback.length = 0;
        soldOut(seed);
        Object.assign(seed.products[0] ?? {}, { title });
      },
    });
    await screen.findByText('Esaurito');
    await screen.findByText('Nessun feedback per questo prodotto.');
    const script = document.querySelector('script[type="application/ld+json"]');
    expect(script?.textContent).not.toContain('<');
    expect(structured()).toMatchObject({
      name: title,
      offers: { availability: 'https://schema.org/OutOfStock' },
    });
    expect(structured()).not.toHaveProperty('aggregateRating');
  });
});
