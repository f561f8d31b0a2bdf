import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lastPage, MAX_PAGES, pagingOf, rowRangeOf } from "./paging.ts";

describe("a span", () => {
  it("shows pages 1 to n", () => {
    expect(rowRangeOf(1, 24)).toEqual({ page: 1, offset: 0, limit: 24 });
    expect(rowRangeOf(2, 24)).toEqual({ page: 2, offset: 0, limit: 48 });
  });

  it("starts a new block after twenty pages, and is never longer", () => {
    expect(rowRangeOf(20, 12)).toEqual({ page: 20, offset: 0, limit: 240 });
    expect(rowRangeOf(21, 12)).toEqual({ page: 21, offset: 240, limit: 12 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), (page) => {
        const { offset, limit } = rowRangeOf(page, 12);
        expect(limit).toBeLessThanOrEqual(MAX_PAGES * 12);
        expect(offset + limit).toBe(page * 12);
      }),
    );
  });
});

describe("paging", () => {
  it("reaches every product by Load More and Next, and the first by Previous", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2000 }), (total) => {
        let paging = pagingOf(1, total, 12);
        let steps = 0;
        while (paging.more ?? paging.next) {
          paging = pagingOf(paging.more ?? paging.next ?? 1, total, 12);
          steps += 1;
        }
        expect(steps + 1).toBe(lastPage(total, 12));
        while (paging.previous) paging = pagingOf(paging.previous, total, 12);
        expect(paging.page).toBeLessThanOrEqual(MAX_PAGES);
      }),
    );
  });

  it("offers more only where the list continues", () => {
    expect(pagingOf(1, 12, 12).more).toBeNull();
    expect(pagingOf(1, 13, 12).more).toBe(2);
    expect(pagingOf(20, 1000, 12)).toEqual({ page: 20, more: null, next: 21, previous: null });
    expect(pagingOf(21, 1000, 12)).toEqual({ page: 21, more: 22, next: null, previous: 20 });
  });
});
