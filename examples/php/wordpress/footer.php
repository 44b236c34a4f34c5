</main>
<?= portico_chrome()['footer'] ?>

<?php wp_footer(); ?>
</body>
</html>
