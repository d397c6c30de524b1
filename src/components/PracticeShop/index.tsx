export * from '@site/src/features/practice-shop/Instructions';
